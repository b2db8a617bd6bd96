# Only one option without braces.
$x = $a ? 1 => 2, 3 => 4
