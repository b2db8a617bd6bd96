# As an operand it is.
$x = File <| |> == 1
