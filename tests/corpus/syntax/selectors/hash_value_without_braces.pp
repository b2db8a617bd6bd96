# A hash as the value without braces.
$x = $a ? 1 => {b => 2}
