# A hash cannot be the option without braces.
$x = $a ? {b => 1} => 2
