# Fails: groups cannot be assigned.
$1 = 'a'
