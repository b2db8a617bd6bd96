# A define that is changed too late.
define d($x) { notify { "${title}${x}": } }
define late { D <| |> { x => 9 } }
d { 'a': x => 1 }
late { 'l': }
