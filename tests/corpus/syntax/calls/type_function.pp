# The word type may be called.
$x = type(1)
$y = $a.type
$z = $a.type('x')
