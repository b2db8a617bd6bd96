# No membership.
File <| mode in [1] |>
