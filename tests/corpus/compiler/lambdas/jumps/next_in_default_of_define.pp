# Fails: a next in the default of a defined type's parameter.
define d($p = next(3)) { notify { 'in d': } }
d { 'x': }
