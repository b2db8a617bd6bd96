# Unusual expressions as values of attributes, case 21.
notify { 'a': message => if true { 1 } else { 2 } }
