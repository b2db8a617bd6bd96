# Fails: unusual expressions as values of attributes, case 58.
notify { 'a': message => a b }
