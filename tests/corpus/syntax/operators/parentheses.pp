# Parentheses.
$x = (1 + 2) * 3
$y = ((1))
$z = -(1)
