# A condition without if.
f() and g()
$a = 1
