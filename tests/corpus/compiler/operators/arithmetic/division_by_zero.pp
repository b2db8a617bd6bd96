# Fails: an integer is not divided by zero.
$a = 4
notify { 'never': message => $a / 0 }
