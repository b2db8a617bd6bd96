# A query may use variables.
$who = 'bob'
@user { 'alice': uid => 100 }
@user { 'bob': uid => 101 }
User <| title == $who |>
