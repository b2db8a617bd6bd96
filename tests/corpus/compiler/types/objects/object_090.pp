# Fails: Object types and sets of types, case 90.
type A = Object[{parent=>A}]
notice(A)
