# An interpolation may span lines.
$x = "a ${
  b
} c"
