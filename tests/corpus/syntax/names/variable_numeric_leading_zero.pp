# A numeric variable has no leading zero.
$x = $01
