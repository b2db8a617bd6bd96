# The other one.
$x -= 1
