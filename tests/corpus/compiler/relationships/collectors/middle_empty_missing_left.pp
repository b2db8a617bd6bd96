# Fails: what stands on the left of a collector without resources is told as it was written.
Notify['nowhere'] -> File <| |> -> notify { 'b': }
