# Fails: Object types and sets of types, case 159.
type A = B
type B = A
notice(A)
