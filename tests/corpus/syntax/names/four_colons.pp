# Four colons.
$a = foo::::bar
