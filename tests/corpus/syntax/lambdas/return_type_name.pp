# No name.
f() |$x| >> integer { $x }
