# As an argument of a method.
$a.f($x = 1, $y = 2)
