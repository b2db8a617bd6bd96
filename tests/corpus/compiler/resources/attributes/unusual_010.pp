# Unusual expressions as values of attributes, case 10.
notify { 'a': message => ($x = 3) } notice($x)
