# Titles are compared without regard to case.
@notify { ['a', 'A', 'b']: }
Notify <| title == 'A' |>
