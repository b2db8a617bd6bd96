# Unusual expressions as values of attributes, case 44.
notify { 'a': message => Integer[1,2] }
