# Fails: a class does not give nested variables.
class c { $x = 1 }
include c
[[$x]] = Class['c']
