# A class that is not declared.
class c { $x = 1 }
notify { "v ${c::x}": }
