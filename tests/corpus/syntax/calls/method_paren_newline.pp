# A line break before the parenthesis.
$a.b
(1)
