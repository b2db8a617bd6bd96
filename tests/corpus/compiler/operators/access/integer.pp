# Fails: a number has no elements.
$t = 12
notify { 'never': message => $t[0] }
