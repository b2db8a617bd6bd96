# All four attributes, alone and in arrays.
notify { ['a', 'b', 'c']: }
notify { 'x': require => Notify['a'], before => [Notify['b']], notify => Notify['c', 'b'], subscribe => [Notify['a'], [Notify['c']]] }
