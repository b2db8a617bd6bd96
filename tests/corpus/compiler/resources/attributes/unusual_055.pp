# Unusual expressions as values of attributes, case 55.
notify { 'a': message => $nosuch }
