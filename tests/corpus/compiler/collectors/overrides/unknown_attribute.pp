# Fails: a collector with an attribute that does not exist.
file { '/a': }
File <| |> { colour => 'x' }
