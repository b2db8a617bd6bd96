# Fails: an operator that is not allowed in a query.
User <| uid > 5 |>
