# A class adds a relationship.
class p { notify { ['a', 'b']: } notify { 'x': require => Notify['a'] } }
class c inherits p { Notify['x'] { require +> Notify['b'] } }
include c
