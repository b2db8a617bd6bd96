# Fails: Object types and sets of types, case 160.
type A = Variant[A,A]
notice(A)
