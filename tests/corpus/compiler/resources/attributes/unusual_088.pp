# Unusual expressions as values of attributes, case 88.
notify { 'a': message => $trusted['certname'] }
