# A mapping with too many keys.
type Runtime[ruby, 'Foo', 'Bar', 'Baz'] = Integer
