# The other one.
$a = attr
