# Inheritance over several classes.
class a { $x = 'a' $y = 'a' }
class b inherits a { $y = 'b' }
class c inherits b { notify { "${x} ${y} ${c::x} ${c::y}": } }
include c
