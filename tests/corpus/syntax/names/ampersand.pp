# There is no such operator.
$x = $a && $b
