# Zero with an exponent.
$x = 0e1
