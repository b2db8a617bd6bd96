# Empty parentheses.
$x = ()
