# Fails: odd names of types, classes and tags, case 42.
Nosuch::X<| |>
