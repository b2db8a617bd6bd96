# Backslashes before an interpolation.
$x = "\\\${a} \\\\${b}"
