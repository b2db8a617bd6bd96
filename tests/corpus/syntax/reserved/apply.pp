# apply is a name.
$a = apply
