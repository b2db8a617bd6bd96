# Fails: odd names of types, classes and tags, case 47.
Resource<| |>
