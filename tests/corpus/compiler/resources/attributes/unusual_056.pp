# Unusual expressions as values of attributes, case 56.
notify { 'a': message => $::a::b }
