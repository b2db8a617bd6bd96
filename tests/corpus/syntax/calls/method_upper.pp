# No type name.
$a.B
