# A lambda after a call.
f(1) |$x| { $x }
f() |$x| { $x }
