# The last parameter may take the rest.
f() |$x, *$y| { $x }
