# Fails: unusual expressions as values of attributes, case 86.
notify { 'a': message => notify { 'a': } }
