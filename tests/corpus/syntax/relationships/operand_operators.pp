# Operators bind tighter.
$a + $b -> $c and $d
!$a -> -$b
