# Fails: zero divided by a zero float is not a number.
$a = 0.0
notify { 'never': message => "${a / 0.0}" }
