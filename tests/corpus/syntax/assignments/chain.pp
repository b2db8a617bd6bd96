# Assignments go right to left.
$x = $y = $z = 1
