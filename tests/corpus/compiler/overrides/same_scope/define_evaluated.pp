# Fails: a define that is evaluated already.
define d($x = 1) { notify { "x${x}": } }
define late { D['t'] { x => 2 } }
d { 't': }
late { 'l': }
