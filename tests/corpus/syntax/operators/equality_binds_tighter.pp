# Equality binds tighter than comparison.
$x = 1 < 2 == true
$y = 1 == 2 < 3
$z = 1 == 2 != 3 >= 4
