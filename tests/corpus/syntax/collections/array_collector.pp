# Nor a collector.
$x = [File <| |>]
