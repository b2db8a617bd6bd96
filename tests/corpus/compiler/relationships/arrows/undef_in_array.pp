# Fails: nothing in an array.
notify { ['a', 'b']: }
[Notify['a'], undef] -> Notify['b']
