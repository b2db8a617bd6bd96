# A type name alone.
File <| Foo |>
