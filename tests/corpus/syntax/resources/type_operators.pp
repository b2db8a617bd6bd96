# Operators bind tighter than the braces.
$a + $b { 'c': }
!$d { 'e': }
-$f { 'g': }
$h and $i { 'j': }
