# Fails: the variable title cannot be assigned in a class.
class c { $title = 'x' }
include c
