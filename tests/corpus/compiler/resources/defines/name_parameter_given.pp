# The parameter name of a define.
define d { notify { "${title} ${name}": } }
d { 'x': name => 'other' }
