# Empty braces.
File <| |> { }
