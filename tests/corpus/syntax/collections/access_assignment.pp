# No assignment in an index.
$x = $a[$b = 1]
