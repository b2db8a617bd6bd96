# in binds tighter than a match.
$x = a in b in c
$y = $a in $b =~ $c
$z = $a =~ $b in $c
