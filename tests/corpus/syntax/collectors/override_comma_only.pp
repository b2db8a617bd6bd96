# A comma alone.
File <| |> { , }
