# A type name cannot end in colons.
$a = Foo::
