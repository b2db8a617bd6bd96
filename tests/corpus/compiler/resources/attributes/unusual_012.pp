# Fails: unusual expressions as values of attributes, case 12.
notify { 'a': message => notify { 'b': } }
