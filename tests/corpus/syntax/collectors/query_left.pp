# The left side is not checked.
File <| 1 == 2 |>
File <| $a == 2 |>
File <| f(1) == 2 |>
