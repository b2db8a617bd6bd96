# Not in an expression.
$x = type + 1
