# An arrow, not a colon.
$x = $a ? { 1: 2 }
