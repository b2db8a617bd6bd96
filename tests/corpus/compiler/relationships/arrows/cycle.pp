# Arrows in a circle.
notify { ['a', 'b', 'c']: }
Notify['a'] -> Notify['b'] -> Notify['c'] -> Notify['a']
