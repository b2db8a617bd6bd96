# A negative number.
File <| a == -1 |>
