# An assignment operator that is gone.
$x += 1
