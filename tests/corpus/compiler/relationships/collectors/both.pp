# Collectors on both sides.
@notify { ['a', 'b']: tag => 't' }
@file { ['/a', '/b']: }
Notify <| tag == 't' |> -> File <| |>
