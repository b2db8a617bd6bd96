# Of two collectors that change an attribute, the later one has the last word.
notify { 'wall': message => 'original' }
Notify <| title == 'wall' |> { message => 'first' }
Notify <| title == 'wall' |> { message => 'second' }
