# A class adds to an attribute.
class p { user { 'u': groups => ['a'] } user { 'v': groups => 'a' } user { 'w': } }
class c inherits p { User['u'] { groups +> ['b', 'c'] } User['v'] { groups +> 'b' } User['w'] { groups +> 'x' } }
include c
