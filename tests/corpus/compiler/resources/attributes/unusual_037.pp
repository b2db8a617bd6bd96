# Unusual expressions as values of attributes, case 37.
notify { 'a': message => (Notify['b'] { message => 'x' }) } notify { 'b': }
