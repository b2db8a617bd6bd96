# No lists in parentheses.
$x = (1, 2)
