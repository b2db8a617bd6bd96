# A dot at the end.
$x = $a.
