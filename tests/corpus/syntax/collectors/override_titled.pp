# No title.
File <| |> { 'a': mode => '0644' }
