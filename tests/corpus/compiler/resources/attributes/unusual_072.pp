# Unusual expressions as values of attributes, case 72.
notify { 'a': message => $0 }
