# Fails: so is a class.
Class['nowhere'] -> File <| |> -> notify { 'b': }
