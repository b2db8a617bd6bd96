# Fails: unusual expressions as values of attributes, case 61.
notify { $x = 'b': message => $x }
