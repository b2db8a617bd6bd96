# All validation errors are reported.
$A = 1
$b::c = 2
1 = 3
$d += 4
