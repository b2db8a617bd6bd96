# Fails: a variable that a class does not have, in strict mode.
# settings: {"strict_variables": true}
class c { }
include c
notify { "v ${c::nothing}": }
