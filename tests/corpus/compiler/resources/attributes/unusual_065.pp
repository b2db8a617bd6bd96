# Fails: unusual expressions as values of attributes, case 65.
notify { 'a': message => $x = $y = 3 }
