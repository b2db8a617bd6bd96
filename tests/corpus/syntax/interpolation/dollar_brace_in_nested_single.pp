# Interpolation marks in a nested single-quoted string.
$x = "${'${a}'}"
