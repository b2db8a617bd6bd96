# A call in the test may have an effect.
if f() { 1 }
$x = 1
