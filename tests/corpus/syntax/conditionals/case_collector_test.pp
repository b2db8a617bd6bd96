# A collector is no value.
case File <| |> { default: { } }
