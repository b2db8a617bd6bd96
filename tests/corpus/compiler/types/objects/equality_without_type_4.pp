# What counts for equality, case 4.
type A = Object[{attributes => {a => Integer}, equality_include_type => false}]
type B = Object[{parent => A}]
notice(B(1) == A(1), A(1) == B(1), B(1) == B(1), B(1) == B(2))
