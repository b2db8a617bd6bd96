# What counts for equality, case 8.
type A = Object[{attributes => {a => Integer, b => String}, equality => []}]
type B = Object[{parent => A, attributes => {c => Integer}, equality => c}]
notice(B(1,'x',2) == B(3,'y',2), B(1,'x',2) == B(1,'x',3))
