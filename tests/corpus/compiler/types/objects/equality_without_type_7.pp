# What counts for equality, case 7.
type A = Object[{attributes => {a => Integer}, equality => []}]
notice(A(1) == A(2), A(1) == A(1))
