# An alias of a define.
define d { notify { "d${title}": } }
d { 'a': alias => 'b' }
notify { 'x': require => D['b'] }
