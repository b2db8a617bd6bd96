# A class adds twice.
class p { user { 'u': groups => ['a'] } }
class c inherits p { User['u'] { groups +> 'b' } }
class d inherits c { User['u'] { groups +> 'c' } }
include d
