# Fails: there is no remainder of a division by zero.
$a = 4
$b = 0
notify { 'never': message => $a % $b }
