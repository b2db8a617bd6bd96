# Operators around a selector without braces.
$x = $a ? 1 => 2 + 3
$y = $a ? 1 => 2 and 3
$z = $a ? 1 => 2 ? 3 => 4
