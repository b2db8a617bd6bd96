# A collector changes what a define declares.
define d { file { "/${title}": mode => '0' } }
File <| |> { mode => '1' }
d { 'a': }
