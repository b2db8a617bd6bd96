# A type alias's name is not compared.
type Foo::Bar = Integer
