# A type name in braces stays one.
$x = "${Foo}"
