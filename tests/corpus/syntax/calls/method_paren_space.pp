# A space before the parenthesis.
$a.b (1)
