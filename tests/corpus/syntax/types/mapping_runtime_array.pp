# Not to an array of something else.
type Runtime[ruby, 'Foo'] = [1, 2]
