# Fails: here the right side is missing, and the left side is told as it was written.
notify { 'a': }
Notify['a'] -> File <| |> -> Notify['nowhere']
