# No element.
File <| a[1] == 1 |>
File <| a[1] |>
