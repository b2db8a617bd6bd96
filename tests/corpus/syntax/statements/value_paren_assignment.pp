# Parentheses around an assignment.
($b = 1)
$a = 1
