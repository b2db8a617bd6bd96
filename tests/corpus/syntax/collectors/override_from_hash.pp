# Attributes from a hash.
File <| |> { * => $a }
