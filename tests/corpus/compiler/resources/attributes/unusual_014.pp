# Fails: unusual expressions as values of attributes, case 14.
notify { 'a': message => @notify { 'b': } }
