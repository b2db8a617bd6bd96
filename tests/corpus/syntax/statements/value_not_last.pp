# A value before that has no effect.
$a
$a = 1
