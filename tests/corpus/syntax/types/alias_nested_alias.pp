# An alias on the right of an alias.
type A = type B = Integer
