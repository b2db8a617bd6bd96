# The four arrows.
notify { ['a', 'b', 'c', 'd', 'e']: }
Notify['a'] -> Notify['b']
Notify['b'] ~> Notify['c']
Notify['e'] <- Notify['d']
Notify['d'] <~ Notify['c']
