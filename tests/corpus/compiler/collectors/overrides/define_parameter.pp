# A collector changes a define before it is evaluated.
define d($x) { notify { "${title}${x}": } }
d { 'a': x => 1 }
D <| |> { x => 2 }
