# No assignment as a value.
$x = $a ? { 1 => $b = 2 }
