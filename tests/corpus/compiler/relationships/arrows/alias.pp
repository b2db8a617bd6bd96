# Arrows to an alias.
file { '/a': alias => 'x' }
notify { 'b': }
File['x'] -> Notify['b']
Notify['b'] -> File['x']
