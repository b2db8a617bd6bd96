# Fails: after a collector with changes, its class may change anything.
class c { File <| title == '/a' |> { mode => '1' } File['/b'] { mode => '2' } }
file { ['/a', '/b']: mode => '0' }
include c
