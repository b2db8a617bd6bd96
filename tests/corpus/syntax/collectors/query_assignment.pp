# No assignment.
File <| a = 1 |>
