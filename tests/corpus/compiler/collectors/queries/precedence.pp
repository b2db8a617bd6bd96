# The word and binds more tightly than or.
@user { 'a': uid => 1, gid => 2; 'b': uid => 2, gid => 1; 'c': uid => 2, gid => 2 }
User <| uid == 1 or uid == 2 and gid == 1 |>
