# Fails: a float divided by zero would be infinite.
$a = 4.0
notify { 'never': message => $a / 0 }
