# A value is missing.
$x = $a ? { 1 => }
