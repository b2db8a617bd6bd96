# A value is missing.
$x =
$y = 1
