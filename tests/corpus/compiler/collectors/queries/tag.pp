# A collector by tag.
@notify { 'a': tag => ['x', 'y']; 'b': tag => 'z'; 'c': }
Notify <| tag == 'y' |>
