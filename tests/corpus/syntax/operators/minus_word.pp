# A minus glued to words.
$x = a -b
$y = a-b
$z = a - b
