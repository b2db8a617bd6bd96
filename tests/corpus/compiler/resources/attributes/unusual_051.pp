# Fails: unusual expressions as values of attributes, case 51.
notify { 'a': message => next(1) }
