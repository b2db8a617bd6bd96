# An assignment is an expression.
$x = "${$y = 1}"
