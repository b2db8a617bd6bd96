# Instances of a define are collected.
define d($x) { notify { "d${title}": } }
@d { 'a': x => 1; 'b': x => 2 }
D <| x == 2 |>
