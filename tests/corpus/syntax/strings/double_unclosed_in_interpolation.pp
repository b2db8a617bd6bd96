# The interpolation is not closed either.
$x = "abc ${y
