# Anything may be indexed.
$x = [1][0]
$y = "a"[0]
$z = f(1)[0]
$w = $a.b[0]
$v = ($a)[0]
$u = a[0]
$t = 1[0]
