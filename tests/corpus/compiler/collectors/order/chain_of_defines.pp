# Collectors and defines in rounds.
define a { @b { "b${title}": } }
define b { @c { "c${title}": } }
define c { notify { "n${title}": } }
C <| |>
B <| |>
@a { 'x': }
A <| |>
