# Unusual expressions as values of attributes, case 67.
notify { 'a': message => [$x = 3, $x + 1] } notice($x)
