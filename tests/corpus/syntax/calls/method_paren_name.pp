# No expression.
$a.(b)
