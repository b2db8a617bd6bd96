# A type that does not exist.
Nosuch <| |>
