# An alias twice.
type A = Integer
type A = String
