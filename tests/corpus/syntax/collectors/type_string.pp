# Not a string.
'File' <| |>
