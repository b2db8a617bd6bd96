# No line break at the end.
$a = 1