# A fully qualified type name cannot end in colons.
$a = ::Foo::
