# A collector in a class changes everything.
class c { File <| |> { mode => '1' } }
file { '/a': mode => '0' }
include c
