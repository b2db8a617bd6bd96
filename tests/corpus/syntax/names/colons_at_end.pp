# A name cannot end in colons.
$a = foo::
