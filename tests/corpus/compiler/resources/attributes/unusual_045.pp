# Unusual expressions as values of attributes, case 45.
notify { 'a': message => Notify['b'] } notify { 'b': }
