# Two collectors that find nothing.
notify { ['a', 'c']: }
Notify['a'] -> File <| |> -> User <| |> -> Notify['c']
