# Arithmetic, left to right.
$x = 1 + 2 - 3
$y = 1 * 2 / 3 % 4
$z = 1 + 2 * 3 - 4 / 5
