# A reference to several resources.
notify { ['a', 'b', 'c']: }
Notify['a', 'b'] -> Notify['c']
