# A collector does not find by attributes that come from defaults.
Notify { withpath => true }
Notify <| withpath == true |> { message => 'collected' }
notify { 'wall': message => 'original' }
notify { 'door': message => 'original', withpath => true }
