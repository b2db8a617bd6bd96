# What may be compared.
File <| title == $a |>
File <| title == "a${b}" |>
File <| title == f(1) |>
File <| title == [1, 2] |>
File <| title == undef |>
