# Fails: unusual expressions as values of attributes, case 36.
notify { 'a': message => Notify['b'] { message => 'x' } } notify { 'b': }
