# Parentheses on the left.
($x) = 1
