# Parameters of a define, with defaults.
define d($a, $b = 2, $c = "${a}${title}") { notify { "${a} ${b} ${c}": } }
d { 'x': a => 1 }
d { 'y': a => 2, b => undef, c => 'c' }
