# Unusual expressions as values of attributes, case 69.
notify { 'a': message => -1 } notify { 'b': message => !true } notify { 'c': message => 1 == 2 and 3 < 4 or false }
