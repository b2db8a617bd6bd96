# A collector with overrides as the condition.
if File <| |> { a => 1 } { $x = 1 }
