# Unfold and other prefixes.
$x = *$a + 1
$y = *-$a
$z = -*$a
$w = !*$a
$v = *$a[1]
