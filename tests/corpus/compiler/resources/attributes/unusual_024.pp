# Unusual expressions as values of attributes, case 24.
notify { 'a': message => (if false { 1 }) }
