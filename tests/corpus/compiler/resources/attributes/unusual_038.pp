# Unusual expressions as values of attributes, case 38.
notify { 'a': message => (Notify { message => 'x' }) } notify { 'b': }
