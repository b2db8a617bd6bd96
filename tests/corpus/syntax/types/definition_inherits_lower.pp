# From something else.
type A inherits b { }
