# Unary minus against in and matches.
$x = -1 in $a
$y = - $a =~ $b
