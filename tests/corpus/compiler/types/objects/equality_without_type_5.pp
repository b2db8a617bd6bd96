# What counts for equality, case 5.
type A = Object[{equality_include_type => false}]
notice(A() == A())
