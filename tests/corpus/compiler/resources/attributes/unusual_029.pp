# Unusual expressions as values of attributes, case 29.
notify { 'a': message => [1,2].each |$x| { } }
