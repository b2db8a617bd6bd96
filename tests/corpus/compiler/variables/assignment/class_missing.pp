# Fails: a variable that the class does not have.
class c { $x = 1 }
include c
[$x, $z] = Class['c']
