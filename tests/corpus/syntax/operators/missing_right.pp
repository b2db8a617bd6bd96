# An operand is missing.
$x = 1 +
