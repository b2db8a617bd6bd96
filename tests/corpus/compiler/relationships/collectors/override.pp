# A collector with changes in a chain.
file { '/b': }
notify { 'c': }
File <| |> { mode => '1' } -> Notify['c']
