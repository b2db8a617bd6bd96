# Matches chain to the left.
$x = $a =~ $b !~ $c
