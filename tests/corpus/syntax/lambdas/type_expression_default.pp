# A default with operators.
f() |$x = 1 == 2 and $a| { $x }
