# No calls.
File <| f(1) |>
