# A single option needs no braces.
$x = $a ? 1 => 2
