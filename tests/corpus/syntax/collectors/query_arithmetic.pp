# No sums.
File <| 1 + 2 |>
