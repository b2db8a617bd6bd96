# A collector that finds nothing, in the middle.
notify { ['a', 'c']: }
Notify['a'] -> File <| |> -> Notify['c']
