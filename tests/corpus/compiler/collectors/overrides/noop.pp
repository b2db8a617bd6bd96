# A collector sets a metaparameter on a define.
define d { notify { "n${title}": } }
d { 'a': }
D <| |> { noop => true }
