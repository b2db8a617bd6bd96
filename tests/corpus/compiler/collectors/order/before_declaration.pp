# A collector finds what is declared later.
Notify <| |>
@notify { 'a': }
