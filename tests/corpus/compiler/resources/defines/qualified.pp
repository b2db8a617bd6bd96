# A define with a namespace.
define a::b::c { notify { "${title} ${name}": } }
a::b::c { 'x': }
A::B::C['x'] -> notify { 'after': }
