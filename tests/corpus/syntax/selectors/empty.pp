# An option is needed.
$x = $a ? { }
