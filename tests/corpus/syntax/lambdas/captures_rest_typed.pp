# With a type and a default.
f() |Integer *$x = 1| { $x }
