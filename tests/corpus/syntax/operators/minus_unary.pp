# A unary minus.
$x = -$a
$y = - $a
$z = -$a + -$b
$w = 1 - -1
$v = -$a[1]
$u = -$a.b
