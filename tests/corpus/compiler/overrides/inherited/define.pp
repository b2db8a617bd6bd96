# A class overrides a define of its parent before it is evaluated.
define d($x = 1) { notify { "x${x}": } }
class p { d { 't': x => 2 } }
class c inherits p { D['t'] { x => 3 } }
include c
