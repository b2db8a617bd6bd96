# A mapping twice.
type Runtime[ruby, 'Foo'] = Integer
type Runtime[ruby, 'Foo'] = String
