# A class may shadow what it inherits.
class a { $x = 1 }
class b inherits a { $x = 2 notify { "b ${x} ${a::x} ${b::x}": } }
include b
