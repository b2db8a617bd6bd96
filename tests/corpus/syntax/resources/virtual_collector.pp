# Not a collector.
@File <| |>
