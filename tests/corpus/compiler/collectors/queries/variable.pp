# A value from a variable.
$u = 2
@user { 'a': uid => 1; 'b': uid => 2 }
User <| uid == $u |>
