# A default that uses an earlier parameter.
define d(Integer $a = 2, Integer $b = $a * 2) { notify { "${a} ${b}": } }
d { 'x': a => 5 }
d { 'y': }
