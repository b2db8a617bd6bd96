# A negation.
!f()
$a = 1
