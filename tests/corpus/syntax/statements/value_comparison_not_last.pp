# A comparison.
f() == 1
$a = 1
