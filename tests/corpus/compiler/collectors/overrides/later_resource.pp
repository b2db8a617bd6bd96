# A collector changes resources that are declared later.
File <| |> { mode => '1' }
file { '/a': mode => '0' }
