# Stars without spaces.
$x=2*3
$y=2*-3
$z=[*$a]
