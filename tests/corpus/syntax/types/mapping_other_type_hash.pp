# The same for something that cannot be mapped.
type Foo[x] = Bar { a => 1 }
