# A dot after a name is a method call.
$a = foo.bar
