# A value from a string with interpolation.
$t = 'b'
@notify { ['ab', 'c']: }
Notify <| title == "a${t}" |>
