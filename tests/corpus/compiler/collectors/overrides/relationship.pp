# A collector adds a relationship.
notify { 'x': }
file { '/a': }
File <| |> { require => Notify['x'] }
