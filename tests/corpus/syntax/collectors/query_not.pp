# No negation.
File <| !(mode == 1) |>
