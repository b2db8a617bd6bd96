# A collector as the argument.
realize File <| |>
