# Unusual expressions as values of attributes, case 40.
notify { 'a': message => undef }
