# Unusual expressions as values of attributes, case 73.
notify { 'a': message => @(X) }
 a
 | X
