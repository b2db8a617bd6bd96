# Overrides.
File <| |> { mode => '0644' }
File <| title == 'a' |> { mode => '0644', owner +> 'b', }
File <<| |>> { mode => '0644' }
