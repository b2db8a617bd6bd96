# Fails: a collector in a variable is used in an arrow.
notify { ['a', 'b']: }
$c = Notify <| title == 'a' |>
$c -> Notify['b']
