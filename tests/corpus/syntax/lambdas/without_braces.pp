# Braces are needed.
f() |$x| $x
