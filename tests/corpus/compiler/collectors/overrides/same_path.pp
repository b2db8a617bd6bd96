# Collectors may give two files one path.
file { ['/a', '/b']: }
File <| |> { path => '/x' }
