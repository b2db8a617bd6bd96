# Three colons in a variable.
$x = $foo:::bar
