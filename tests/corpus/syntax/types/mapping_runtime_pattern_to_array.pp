# Nor a pattern to an array of something else.
type Runtime[ruby, [/^Foo$/, 'Bar']] = [1, 2]
