# Fails: a class's parameter called name.
class c($name = 'x') { }
include c
