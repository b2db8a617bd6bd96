# Fails: the variable is set before the parameters.

define d($caller_module_name = 3) { }

d { 'x': }
