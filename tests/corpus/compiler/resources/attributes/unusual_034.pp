# Unusual expressions as values of attributes, case 34.
notify { 'a': message => [*[1,2]] }
