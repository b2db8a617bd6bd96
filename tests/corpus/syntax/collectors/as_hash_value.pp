# As a hash value too.
$x = {a => File <| |>}
