# The word next in a define.
define d { notify { "b${title}": } next() notify { "a${title}": } }
d { 'x': }
