# Title and name in a define.
define d { notify { "${title} ${name}": } }
d { 'One Two': }
d { 'x': name => 'y' }
