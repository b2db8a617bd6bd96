# What a collector overrides gets the defaults of the collector's scope as well.
file { '/f': mode => '1' }
class c { File { mode => '2', owner => 'o' } File <| |> { group => 'g' } }
include c
