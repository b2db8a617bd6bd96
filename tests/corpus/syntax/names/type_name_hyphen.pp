# A hyphen in a type name is a minus.
$a = Foo-Bar
