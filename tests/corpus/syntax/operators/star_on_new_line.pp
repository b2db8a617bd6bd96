# So does a star.
$x = $a
*$b
