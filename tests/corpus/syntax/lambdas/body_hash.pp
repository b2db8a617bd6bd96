# A hash as the body's value.
f() |$x| { {a => $x} }
