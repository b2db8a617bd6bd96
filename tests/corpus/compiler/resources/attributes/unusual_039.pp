# Unusual expressions as values of attributes, case 39.
notify { 'a': message => default }
