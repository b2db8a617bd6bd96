# A comma after an assignment is an argument list for nothing.
$a = 10, $b = 20
