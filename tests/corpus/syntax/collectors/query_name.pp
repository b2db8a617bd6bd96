# A name, a variable, a literal alone.
File <| a |>
File <| $a |>
File <| 'a' |>
File <| 1 |>
File <| true |>
