# Variables.
$x = $a
$y = $a_b1
$z = $_c
