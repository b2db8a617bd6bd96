# Signs next to each other.
$x = 1-2
$y = 1 -2
$z = $a -1
$w = $a-1
