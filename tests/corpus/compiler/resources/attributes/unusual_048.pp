# Unusual expressions as values of attributes, case 48.
notify { 'a': message => Notify } 
