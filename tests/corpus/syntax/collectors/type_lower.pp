# The type is upper-case.
file <| |>
