# A method call may have an effect.
1.foo
$a = 1
