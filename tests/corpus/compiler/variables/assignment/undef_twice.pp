# Fails: a variable that is undef cannot be assigned again.
$a = undef
$a = 1
