# Unusual expressions as values of attributes, case 46.
notify { 'a': message => [Notify['b','c']] } notify { ['b','c']: }
