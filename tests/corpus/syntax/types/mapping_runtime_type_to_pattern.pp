# A type must map to a type.
type Runtime[ruby, 'Foo'] = [/^Bar$/, 'Baz']
