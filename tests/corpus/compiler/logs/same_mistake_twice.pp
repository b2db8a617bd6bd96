# Fails: some mistakes are found by two checks, and are counted twice.
$x = !(File <| |>)
