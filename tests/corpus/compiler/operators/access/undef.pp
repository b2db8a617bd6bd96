# Fails: nothing has no elements.
$h = { a => 1 }
notify { 'never': message => $h['b']['c'] }
