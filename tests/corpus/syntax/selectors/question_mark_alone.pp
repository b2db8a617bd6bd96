# Something must follow.
$x = $a ?
