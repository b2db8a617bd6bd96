# Fails: Object types and sets of types, case 158.
type A = A
notice(A)
