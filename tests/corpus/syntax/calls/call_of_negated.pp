# A call binds tighter than a prefix.
$x = -f(1)
$y = !f(1)
$z = *f(1)
