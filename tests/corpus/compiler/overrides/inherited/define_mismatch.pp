# Fails: an override with a value of the wrong type.
define d(Integer $x = 1) { notify { "x${x}": } }
class p { d { 't': x => 2 } }
class c inherits p { D['t'] { x => 'three' } }
include c
