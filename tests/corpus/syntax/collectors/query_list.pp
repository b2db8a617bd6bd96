# No list.
File <| a == 1, b == 2 |>
