# A collector sets what a default has.
File { mode => '1' }
file { '/a': mode => '0' }
File <| |> { mode => '1' }
