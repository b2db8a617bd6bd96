# A collector with a hash.
file { '/a': mode => '0' }
File <| |> { * => { mode => '1' } }
