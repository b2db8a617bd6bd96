# A collector that changes nothing brings no defaults.
@file { '/f': mode => '1' }
class c { File { owner => 'o' } File <| |> }
include c
