# Unusual expressions as values of attributes, case 20.
notify { 'a': require => (Notify['b'] -> Notify['c']) }
notify { ['b','c']: }
