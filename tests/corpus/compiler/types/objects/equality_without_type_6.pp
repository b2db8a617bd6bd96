# What counts for equality, case 6.
type A = Object[{}]
notice(A() == A())
