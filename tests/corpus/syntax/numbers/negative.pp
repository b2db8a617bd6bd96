# A minus in front of a number.
$x = [-1, -1.5, -0xff, - 1, --1]
