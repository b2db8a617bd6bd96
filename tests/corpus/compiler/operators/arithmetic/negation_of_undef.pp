# Fails: nothing has no negative.
$a = undef
notify { 'never': message => -$a }
