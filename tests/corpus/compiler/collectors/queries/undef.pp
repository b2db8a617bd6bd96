# An attribute that is not set.
@user { 'a': uid => 1; 'b': }
User <| uid == undef |>
