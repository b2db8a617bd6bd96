# Fails: a resource is changed after its evaluation, in strict mode.
# settings: {"strict": "error"}
define d($x = 1) { notify { "x${x}": } }
d { 't': }
define late { D <| title == 't' |> { x => 3 } }
late { 'l': }
