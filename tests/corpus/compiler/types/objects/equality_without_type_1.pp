# What counts for equality, case 1.
type A = Object[{attributes => {a => Integer, b => Integer}, equality => [], equality_include_type => false}]
notice(A(1,2) == A(1,2))
$x = A(1,2)
notice($x == $x, $x in [$x])
