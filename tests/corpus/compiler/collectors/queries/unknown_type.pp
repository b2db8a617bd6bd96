# Fails: a type that does not exist.
Nosuch <| |>
