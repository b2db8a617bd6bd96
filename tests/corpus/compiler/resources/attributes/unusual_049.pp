# Unusual expressions as values of attributes, case 49.
notify { 'a': message => Class['b'] } class b { } include b
