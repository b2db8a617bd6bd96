# Attributes of a define after its evaluation.
define d($v = 1, $w = 2) { }
define e { notify { 'x': message => [D['a']['v'], D['a']['w']] } }
d { 'a': v => 5 }
e { 'z': }
