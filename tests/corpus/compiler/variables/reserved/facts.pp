# Fails: the variable facts cannot be assigned.
$facts = {}
