# The variable trusted cannot be assigned.
$trusted = {}
