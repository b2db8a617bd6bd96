# A selector.
File <| a == $b ? { 1 => 2 } |>
