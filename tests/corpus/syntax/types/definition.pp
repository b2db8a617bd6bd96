# A type with a body is not supported.
type A { }
