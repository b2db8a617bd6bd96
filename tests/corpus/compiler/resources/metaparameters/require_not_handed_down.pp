# Relationships of a define stay with it.
define d { notify { "n${title}": } }
notify { 'x': }
d { 'a': require => Notify['x'], before => Notify['y'] }
notify { 'y': }
