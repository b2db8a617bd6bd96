# In a body.
if $a { File <| |> }
