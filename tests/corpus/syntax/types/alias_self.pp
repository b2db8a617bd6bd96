# An alias of itself.
type A = A
type B = Array[B]
