# An array alone.
File <| [1] |>
