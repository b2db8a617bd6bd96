# Parentheses around a call.
(f())
$a = 1
