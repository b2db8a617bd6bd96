# A method call binds tighter than a prefix.
$x = -$a.b
$y = !$a.b
$z = *$a.b
