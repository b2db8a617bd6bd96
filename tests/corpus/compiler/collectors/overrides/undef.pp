# A collector removes.
file { '/a': mode => '0600', owner => 'x' }
File <| |> { mode => undef }
