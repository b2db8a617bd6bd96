# Defaults for a define.
define d($x = 1) { notify { "d${x}": } }
D { x => 2 }
d { 'a': }
