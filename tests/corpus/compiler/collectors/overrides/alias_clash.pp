# Fails: collectors give two resources one alias.
notify { ['a', 'b']: }
Notify <| |> { alias => 'x' }
