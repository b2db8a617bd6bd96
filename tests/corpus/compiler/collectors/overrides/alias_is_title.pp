# Fails: a collector gives a resource the title of another for an alias.
notify { 'a': }
notify { 'b': }
Notify <| title == 'a' |> { alias => 'b' }
