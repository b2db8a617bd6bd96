# A nested class does not see the class around it.
class a { $x = 1 class b { notify { "b ${x} ${a::x}": } } }
include a
include a::b
