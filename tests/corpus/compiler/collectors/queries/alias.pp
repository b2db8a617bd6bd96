# A collector by an alias.
@notify { 'a': alias => 'b' }
Notify <| alias == 'b' |>
