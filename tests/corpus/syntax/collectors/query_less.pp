# Only equality.
File <| mode < 1 |>
