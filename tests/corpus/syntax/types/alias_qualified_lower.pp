# A bad type name on the right.
type A = Foo::bar
