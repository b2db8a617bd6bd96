# A collector in the middle of a chain.
notify { ['a', 'c']: }
file { '/b': }
Notify['a'] -> File <| |> -> Notify['c']
