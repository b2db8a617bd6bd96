# After a collector a slash divides.
File <| |> /a/ b
