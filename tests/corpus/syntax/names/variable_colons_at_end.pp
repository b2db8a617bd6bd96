# Colons at the end are not part of the variable.
$x = $foo::
