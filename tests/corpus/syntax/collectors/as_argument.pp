# As an argument it is not checked.
f(File <| |>)
