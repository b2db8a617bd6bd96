# Fails: a class that is not declared, in strict mode.
# settings: {"strict": "error"}
class c { $x = 1 }
notify { "v ${c::x}": }
