# Parameters once only.
type A = Foo[1][2]
