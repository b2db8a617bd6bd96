# An upper-case variable.
$Foo = 1
