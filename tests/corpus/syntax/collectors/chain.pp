# In relationships.
File <| |> -> Service <| |>
File <| |> ~> Service <<| |>> -> Exec['a']
