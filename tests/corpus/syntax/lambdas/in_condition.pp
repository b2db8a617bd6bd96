# In conditions.
if f(1) |$x| { $x } { $y = 1 }
unless $a.any |$x| { $x } { $z = 1 }
