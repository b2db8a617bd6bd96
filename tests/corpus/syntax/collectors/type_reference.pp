# Not a reference.
File['a'] <| |>
