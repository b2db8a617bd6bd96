# An attribute that the type does not have.
@notify { 'a': }
Notify <| colour == 'x' |>
