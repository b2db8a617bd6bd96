# A collector of all resources of a type.
@notify { ['a', 'b']: }
Notify <| |>
