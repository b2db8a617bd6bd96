# An upper-case variable is an error here too.
$x = "$Foo"
