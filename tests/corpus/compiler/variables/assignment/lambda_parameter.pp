# Fails: a lambda's parameter cannot be assigned.
[1].each |$x| { $x = 2 }
