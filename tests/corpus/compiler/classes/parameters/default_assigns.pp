# Fails: a default that assigns a variable.
class a($x = ($q = 5), $y = $q) { notify { "${x} ${y}": } }
include a
