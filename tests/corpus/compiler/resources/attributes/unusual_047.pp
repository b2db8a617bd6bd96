# Unusual expressions as values of attributes, case 47.
notify { 'a': message => Notify['b','c'] } notify { ['b','c']: }
