# Attributes of a define.
define d($v = 1, $w = 2) { }
d { 'a': v => 5 }
notify { 'x': message => [D['a']['v'], D['a']['w']] }
