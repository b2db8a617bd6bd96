# What counts for equality, case 3.
type A = Object[{attributes => {a => Integer}}]
type B = Object[{parent => A, equality_include_type => false}]
notice(B(1) == A(1), A(1) == B(1), B(1) == B(1), B(1) == B(2))
