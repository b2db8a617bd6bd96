# The defaults are those in force when collectors are evaluated.
class c { file { '/f': mode => '1' } }
class d { File <| |> { group => 'g' } }
include c, d
File { mode => '2', owner => 'o' }
