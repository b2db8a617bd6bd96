# Unusual expressions as values of attributes, case 42.
notify { 'a': message => /x/ }
