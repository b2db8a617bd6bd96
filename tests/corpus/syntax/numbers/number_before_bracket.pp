# A number with an index.
$x = 12[0]
