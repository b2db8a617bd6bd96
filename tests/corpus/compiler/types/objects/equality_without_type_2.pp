# What counts for equality, case 2.
type A = Object[{attributes => {a => Integer}, equality_include_type => false}]
notice(A(1) == A(1), A(1) == A(2))
type B = Object[{attributes => {a => Integer}, equality_include_type => false}]
notice(A(1) == B(1), B(1) == A(1))
notice(A)
