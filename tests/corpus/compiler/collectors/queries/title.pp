# A collector by title.
@notify { ['a', 'b']: }
Notify <| title == 'a' |>
