# Unusual expressions as values of attributes, case 43.
notify { 'a': message => Integer }
