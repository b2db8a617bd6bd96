# A variable that is undef in a class is known.
# settings: {"strict_variables": true}
class c { $x = undef }
include c
notify { "v ${c::x}": }
