# Pairs alone are none.
f() |$x| { a => $x }
