# Three colons.
$a = foo:::bar
