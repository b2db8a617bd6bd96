# Defaults for a qualified define.
define a::b($x = 1) { notify { "x${x}": } }
A::B { x => 3 }
a::b { 't': }
