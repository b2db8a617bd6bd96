# An empty array on the right.
notify { ['a', 'b']: }
[] -> Notify['b']
