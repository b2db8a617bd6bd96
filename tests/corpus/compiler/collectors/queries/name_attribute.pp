# A collector by the attribute name.
@notify { 'a': name => 'n'; 'b': }
Notify <| name == 'n' |>
