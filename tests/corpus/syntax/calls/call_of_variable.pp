# Neither is a variable.
$f(1)
