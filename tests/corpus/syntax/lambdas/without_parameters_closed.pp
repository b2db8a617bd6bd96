# The second bar is missing.
f() |$x { $x }
