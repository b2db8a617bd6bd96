# Fails: an iterator cannot be added to an attribute.
notify { 'a': message => 'old' }
Notify <| title == 'a' |> {
  message +> [1, 2].reverse_each,
}
