# Also after an interpolation.
$x = "abc ${y} def
