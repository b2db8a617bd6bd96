# Several variables from a hash, by name.
[$a, $b] = { b => 1, a => 2, c => 3 }
notify { "${a} ${b}": }
