# A class adds a parameter to a define of its parent.
define d($x = 1, $y = 1) { notify { "x${x}y${y}": } }
class p { d { 't': x => 2 } }
class c inherits p { D['t'] { y => 3 } }
include c
