# A qualified type.
Foo::Bar <| |>
::Foo <| |>
