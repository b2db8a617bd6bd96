# Only the last one.
f() |*$x, $y, *$z| { $x }
