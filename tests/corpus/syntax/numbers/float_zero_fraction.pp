# Zero with a fraction.
$x = 0.0
