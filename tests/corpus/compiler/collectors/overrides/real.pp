# A collector changes real resources.
file { ['/a', '/b']: mode => '0600' }
File <| title == '/a' |> { mode => '0644' }
