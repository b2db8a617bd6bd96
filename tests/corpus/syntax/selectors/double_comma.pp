# One comma only.
$x = $a ? { 1 => 2,, }
