# No order.
File <| mode >= 1 |>
