# not binds tighter than any binary operator.
$x = !$a == $b
$y = !$a and !$b
$z = !!$a
$w = !$a[1]
$v = !$a.b
