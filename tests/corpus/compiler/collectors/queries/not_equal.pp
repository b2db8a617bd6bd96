# A collector by an attribute that differs.
@user { 'a': uid => 1; 'b': uid => 2; 'c': }
User <| uid != 1 |>
