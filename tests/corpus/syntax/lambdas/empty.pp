# Empty bodies and no parameters.
f() || { }
f() |$x| { }
f() | | { 1 }
