# An operator on the left.
1 + File <| |>
