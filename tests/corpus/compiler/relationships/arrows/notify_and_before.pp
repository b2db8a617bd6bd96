# Both arrows between two.
notify { ['a', 'b']: }
Notify['a'] -> Notify['b']
Notify['a'] ~> Notify['b']
