# An interpolation that is not closed within the text.
$x = @("A")
  a ${b
  A
