# Three equal signs.
$x = 1 === 2
