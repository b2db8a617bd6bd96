# A block comment must be closed.
$x = 1
/* never closed
$y = 2
