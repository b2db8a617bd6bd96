# Qualified variables.
$x = $foo::bar
$y = $::foo::bar
$z = $::foo
