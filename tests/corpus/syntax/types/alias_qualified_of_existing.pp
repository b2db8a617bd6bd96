# An existing name as a part of a longer one.
type Foo::Integer = String
type Integer::Foo = String
