# Fails: a class's parameter cannot be assigned.
class c($x = 1) { $x = 2 }
include c
