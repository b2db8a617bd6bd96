# A selector as a statement has no effect.
$a ? { 1 => f() }
$x = 1
