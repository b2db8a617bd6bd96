# not before in.
$x = !$a in $b
