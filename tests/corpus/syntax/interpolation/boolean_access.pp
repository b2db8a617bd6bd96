# A boolean with an index or a method.
$x = "${true.foo}"
