# A collector is no value.
$x = [File <| |>, 1]
