# Except this one.
$a.type.foo
