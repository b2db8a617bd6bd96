# A collector that looks for what another has set.
file { '/a': mode => '0' }
File <| mode == '1' |> { owner => 'x' }
File <| mode == '0' |> { mode => '1' }
