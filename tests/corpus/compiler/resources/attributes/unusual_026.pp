# Unusual expressions as values of attributes, case 26.
notify { 'a': message => notice('x') }
