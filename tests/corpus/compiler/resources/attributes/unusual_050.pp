# Fails: unusual expressions as values of attributes, case 50.
notify { 'a': message => return(1) }
