# An array is no type.
type A = [1, 2]
