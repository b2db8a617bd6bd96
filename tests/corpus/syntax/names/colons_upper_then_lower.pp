# A fully qualified type name cannot go on in lower case.
$a = ::Foo::bar
