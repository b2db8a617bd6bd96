# Fails: unusual expressions as values of attributes, case 31.
notify { 'a': message => [1,2].each }
