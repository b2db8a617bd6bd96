# A chain with arrows in both directions.
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] <- Notify['c']
