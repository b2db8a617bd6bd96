# A name with parameters is a mapping, which is allowed for Runtime only.
type A[1] = Integer
