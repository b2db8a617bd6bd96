# A collector by a tag that is not there.
@notify { 'a': tag => 'x'; 'b': tag => 'z'; 'c': }
Notify <| tag != 'x' |>
