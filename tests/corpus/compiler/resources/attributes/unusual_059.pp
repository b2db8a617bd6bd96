# Fails: unusual expressions as values of attributes, case 59.
notify { 'a': message => 1 + }
