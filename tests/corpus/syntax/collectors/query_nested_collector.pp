# A collector in a query.
File <| User <| |> |>
