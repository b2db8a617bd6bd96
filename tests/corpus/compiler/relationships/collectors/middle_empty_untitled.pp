# Fails: the left side needs a title.
Notify -> File <| |> -> notify { 'b': }
