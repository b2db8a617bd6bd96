# Fails: unusual expressions as values of attributes, case 32.
notify { 'a': message => [1,2].reverse_each }
