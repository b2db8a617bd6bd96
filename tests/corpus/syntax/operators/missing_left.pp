# An operand is missing on the left.
$x = * / 2
