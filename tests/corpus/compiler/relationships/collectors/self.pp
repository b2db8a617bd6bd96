# A collector that finds itself on both sides.
notify { ['a', 'b']: }
Notify <| title == 'a' |> -> Notify <| |>
