# An empty string directly before an interpolation mark.
$x = ""${y}"
