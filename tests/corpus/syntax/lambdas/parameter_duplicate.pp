# Not checked here: a parameter twice.
f() |$x, $x| { }
