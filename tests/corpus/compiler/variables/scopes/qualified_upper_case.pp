# Fails: a qualified name with capitals is no name.
class c { $x = 1 }
include c
notify { "${C::x}": }
