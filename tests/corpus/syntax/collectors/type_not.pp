# A prefix on the left.
$x = !File <| |>
