# An empty hash.
type A = B { }
