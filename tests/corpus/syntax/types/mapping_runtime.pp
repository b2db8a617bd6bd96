# A mapping of a runtime type.
type Runtime[ruby, 'Foo'] = Bar
