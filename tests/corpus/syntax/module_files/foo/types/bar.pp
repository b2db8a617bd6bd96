# Type aliases too.
type Foo::Bar = Integer
