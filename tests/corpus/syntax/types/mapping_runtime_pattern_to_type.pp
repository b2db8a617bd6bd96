# A pattern must map to a pattern.
type Runtime[ruby, [/^Foo$/, 'Bar']] = Baz
