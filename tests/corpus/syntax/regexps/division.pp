# After a value a slash divides.
$x = $a / $b / $c
$y = 1 / 2
$z = f(1) / 2
$w = $a[1] / 2 / 3
