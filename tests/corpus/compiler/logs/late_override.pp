# A resource is changed after its evaluation.
define d($x = 1) { notify { "x${x}": } }
class c { D['t'] { x => 2 } }
d { 't': }
define late { D <| title == 't' |> { x => 3 } }
late { 'l': }
