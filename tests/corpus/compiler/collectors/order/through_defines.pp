# A collector finds what a define makes that it has realized.
define d { @notify { "n${title}": } }
@d { 'a': }
Notify <| |>
D <| |>
