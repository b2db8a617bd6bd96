# No collector as a value.
foo { 'a': b => File <| |> }
