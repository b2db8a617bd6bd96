# A collector by an attribute that a default has set.
User { uid => 7 }
@user { 'a': ; 'b': uid => 8 }
User <| uid == 7 |>
