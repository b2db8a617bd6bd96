# A type.
Foo
$a = 1
