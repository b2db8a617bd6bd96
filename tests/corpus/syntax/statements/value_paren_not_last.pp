# Parentheses around a value.
(1)
$a = 1
