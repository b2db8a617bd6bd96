# An assignment in parentheses.
$x = ($y = 1) + 2
