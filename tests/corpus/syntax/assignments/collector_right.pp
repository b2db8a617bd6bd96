# A collector is no value.
$x = File <| |>
