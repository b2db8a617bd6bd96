# Unusual expressions as values of attributes, case 87.
notify { 'a': message => $facts } 
