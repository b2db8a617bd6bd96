# A variable that a class does not have.
class c { }
include c
notify { "v ${c::nothing}": }
