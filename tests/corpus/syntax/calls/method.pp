# Method calls.
$a.b
$a.b()
$a.b(1, 2)
$a.b.c.d
$a.b().c(1).d
