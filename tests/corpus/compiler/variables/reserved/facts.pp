# The variable facts cannot be assigned.
$facts = {}
