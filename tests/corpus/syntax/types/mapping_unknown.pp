# A mapping to a type that does not exist.
type Runtime[ruby, 'Foo'] = Nothing[1]
