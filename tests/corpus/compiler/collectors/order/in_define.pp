# A collector in a define that is evaluated later.
define d { Notify <| tag == 't' |> }
@notify { 'a': tag => 't' }
d { 'x': }
