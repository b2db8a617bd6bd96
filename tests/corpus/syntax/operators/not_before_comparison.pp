# not takes what binds tighter only.
$x = ! 1 + 2
$y = ! 1 < 2
$z = ! $a in $b and $c
