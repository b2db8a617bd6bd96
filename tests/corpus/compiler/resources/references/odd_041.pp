# Fails: odd names of types, classes and tags, case 41.
Nosuch<| |>
