# A fully qualified type name.
$a = ::Foo::Bar
