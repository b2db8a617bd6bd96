# Fails: a collector as a value.
$c = Notify <| |>
notify { 'x': }
