# There is no such operator.
$x = 1 <> 2
