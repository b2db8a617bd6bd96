# Unusual expressions as values of attributes, case 33.
notify { 'a': message => *[1,2] }
