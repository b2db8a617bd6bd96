# What is in a virtual define is not declared.
define d { notify { "n${title}": } }
@d { 'a': }
Notify <| |>
