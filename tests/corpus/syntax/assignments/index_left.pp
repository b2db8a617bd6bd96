# An index on the left.
$x[1] = 2
