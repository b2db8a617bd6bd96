# Values of other kinds are not equal.
@user { 'a': uid => 1; 'b': uid => '1'; 'c': uid => 1.0 }
User <| uid == '1' |>
