# Not a variable.
$a <| |>
