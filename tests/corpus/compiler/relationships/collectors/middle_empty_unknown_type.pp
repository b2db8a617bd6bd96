# Fails: a type that nobody knows stays one there, though it is a class to other arrows.
Resource['nobody', 'settings'] -> notify { 'a': }
Resource['nobody', 'settings'] -> File <| |> -> notify { 'b': }
