# A collector finds by the attribute that another collector has changed.
notify { 'wall': message => 'original' }
Notify <| message == 'changed' |> { withpath => true }
Notify <| title == 'wall' |> { message => 'changed' }
