# Arrows may come first.
Notify['a'] -> Notify['b']
notify { ['a', 'b']: }
