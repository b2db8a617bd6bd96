# An empty array on the left.
notify { ['a', 'b']: }
Notify['a'] -> [] -> Notify['b']
