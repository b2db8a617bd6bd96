# A collector changes what it makes real.
@file { '/a': mode => '0600' }
File <| |> { mode => '0644', owner => 'x' }
