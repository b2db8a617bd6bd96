# Unusual expressions as values of attributes, case 19.
notify { 'a': message => (Notify['b'] -> Notify['c']) }
notify { ['b','c']: }
