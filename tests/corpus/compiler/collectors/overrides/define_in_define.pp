# A collector changes a define in a define.
define inner($x) { notify { "${title}${x}": } }
define outer { inner { "i${title}": x => 1 } }
outer { 'a': }
Inner <| |> { x => 2 }
