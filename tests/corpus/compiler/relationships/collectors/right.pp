# A collector on the right.
notify { ['a', 'b']: tag => 't' }
notify { 'c': }
Notify['c'] -> Notify <| tag == 't' |>
