# Fails: a define's parameter cannot be assigned.
define d($x = 1) { $x = 2 }
d { 'a': }
