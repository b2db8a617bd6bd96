# One after the other.
File <| |>
User <| |>
