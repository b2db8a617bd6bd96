# A method call on a number.
$x = 1.abs
$y = 1.5.floor
