# A collector in a chain finds what defines make.
define d { notify { "n${title}": tag => 't' } }
file { '/x': }
Notify <| tag == 't' |> -> File['/x']
d { ['a', 'b']: }
