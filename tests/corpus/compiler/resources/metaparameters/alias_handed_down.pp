# An alias of a define.
define d { notify { "n${title}": } }
d { 'a': alias => 'b' }
