# Queries are combined.
@user { 'a': uid => 1, gid => 1; 'b': uid => 2, gid => 1; 'c': uid => 3, gid => 2 }
User <| (uid == 1 or uid == 3) and gid == 1 |>
User <| uid == 3 and gid == 2 |>
