# Fails: in strict mode a variable has a value before it is read.
$copy = $original
notify { 'never': message => $copy }
