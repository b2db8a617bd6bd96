# Not to a hash.
type Runtime[ruby, 'Foo'] = { a => 1 }
