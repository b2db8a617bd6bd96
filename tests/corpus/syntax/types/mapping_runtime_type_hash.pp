# A mapping to a type with a hash.
type Runtime[ruby, 'x'] = Bar { a => 1 }
