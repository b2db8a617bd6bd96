# Fails: the variable trusted cannot be assigned.
$trusted = {}
