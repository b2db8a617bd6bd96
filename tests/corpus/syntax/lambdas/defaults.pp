# Defaults.
f() |$x = 1, Integer $y = $x + 1| { $x }
