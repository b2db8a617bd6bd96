# undef alone.
File <| undef |>
