# A default with a lambda of its own.
f() |$x = g() |$y| { $y }| { $x }
