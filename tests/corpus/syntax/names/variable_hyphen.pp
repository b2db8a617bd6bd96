# A hyphen ends a variable.
$x = $foo-bar
