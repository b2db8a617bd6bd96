# A class sees the class that it inherits from.
class a { $x = 1 }
class b inherits a { notify { "b ${x} ${b::x} ${a::x}": } }
include b
