# An encoded surrogate.
$a = 'í €'

