# Fails: unusual expressions as values of attributes, case 52.
notify { 'a': message => break() }
