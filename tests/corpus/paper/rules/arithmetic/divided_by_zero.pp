# Fails: division by zero.
$zero = 1 - 1
notify { 'never': message => 7 / $zero }
