# Fails: a variable of an array that exists already.
$a = 1
[$a, $b] = [2, 3]
