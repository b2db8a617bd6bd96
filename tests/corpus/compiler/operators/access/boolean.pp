# Fails: a truth value has no elements.
$t = true
notify { 'never': message => $t['a'] }
