# A prefix on the right of an operator.
$x = 1 + !$a + 2
$y = 1 * -$a * 2
$z = 1 in -$a in 2
