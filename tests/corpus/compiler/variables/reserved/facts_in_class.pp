# Fails: the variable facts cannot be assigned in a class.
class c { $facts = 'x' }
include c
