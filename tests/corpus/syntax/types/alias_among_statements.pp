# Among other statements.
$x = 1
type A = Integer
$y = 2
