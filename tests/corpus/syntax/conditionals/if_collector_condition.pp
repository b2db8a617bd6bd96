# A collector takes the braces as its own.
if File <| |> { $x = 1 }
