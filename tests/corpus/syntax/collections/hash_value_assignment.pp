# An assignment as a value.
$x = {a => $b = 1}
