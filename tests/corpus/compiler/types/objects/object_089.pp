# Fails: Object types and sets of types, case 89.
type A = Object[{parent=>B}]
type B = Object[{parent=>A}]
notice(B =~ Type[A])
