# An arrow is drawn twice.
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] -> Notify['b']
