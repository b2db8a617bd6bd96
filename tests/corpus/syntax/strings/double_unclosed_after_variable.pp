# Also after a variable.
$x = "abc $y def
