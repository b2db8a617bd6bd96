# Fails: unusual expressions as values of attributes, case 11.
notify { 'a': message => $x = 3 } notice($x)
