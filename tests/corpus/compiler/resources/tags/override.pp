# Tags by an override.
notify { 'a': tag => 'x' }
class c { Notify['a'] { tag => 'y' } }
class p { notify { 'b': tag => 'x' } }
class q inherits p { Notify['b'] { tag => 'y' } }
include q
