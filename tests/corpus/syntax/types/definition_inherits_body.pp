# With a body.
type A inherits B { $x = 1 }
