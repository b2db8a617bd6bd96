# After a type name a slash divides.
$x = Foo /a/ b
