# A collector finds resources that are declared after it.
Notify <| title == 'wall' |> { message => 'changed' }
notify { 'wall': message => 'original' }
