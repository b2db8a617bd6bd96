# A collector that finds nothing.
Notify <| title == 'zz' |>
notify { 'x': }
