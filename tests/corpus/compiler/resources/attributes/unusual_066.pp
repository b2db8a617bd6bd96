# Unusual expressions as values of attributes, case 66.
notify { 'a': message => [$x = 3, $x] }
