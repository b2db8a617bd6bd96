# Unusual expressions as values of attributes, case 23.
notify { 'a': message => unless true { 1 } }
