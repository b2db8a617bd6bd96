# Fails: the variable name cannot be assigned in a define.
define d { $name = 'x' }
d { 'a': }
