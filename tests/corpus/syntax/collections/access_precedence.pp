# An index binds tighter than prefixes.
$x = -$a[1]
$y = !$a[1]
$z = $a + $b[1]
