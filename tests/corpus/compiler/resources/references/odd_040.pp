# Fails: odd names of types, classes and tags, case 40.
nosuch<| |>
