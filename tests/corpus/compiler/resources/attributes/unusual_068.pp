# Unusual expressions as values of attributes, case 68.
notify { 'a': message => { 'a' => $x = 3 } } notice($x)
