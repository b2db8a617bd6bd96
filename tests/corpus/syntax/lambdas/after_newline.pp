# On the next line.
f()
|$x| { $x }
