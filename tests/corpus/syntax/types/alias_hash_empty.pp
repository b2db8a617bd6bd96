# An empty one.
type A = { }
