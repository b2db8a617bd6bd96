# Keywords that are values may be indexed.
$x = undef[1]
$y = default[1]
$z = true[1]
