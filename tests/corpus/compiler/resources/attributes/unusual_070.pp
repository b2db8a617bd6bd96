# Unusual expressions as values of attributes, case 70.
notify { 'a': message => 1 in [1] }
