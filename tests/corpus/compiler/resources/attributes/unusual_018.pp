# Fails: unusual expressions as values of attributes, case 18.
notify { 'a': message => Notify['b'] -> Notify['c'] }
notify { ['b','c']: }
