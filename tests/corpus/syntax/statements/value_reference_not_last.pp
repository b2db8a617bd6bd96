# A reference.
Foo['a']
$a = 1
