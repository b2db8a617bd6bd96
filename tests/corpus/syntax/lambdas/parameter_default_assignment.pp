# No assignment in a default.
f() |$x = ($y = 1)| { }
