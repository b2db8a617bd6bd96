# Fails: a break in the default of a class's parameter.
class a($p = break()) { notify { 'in a': } }
include a
