# Odd names of types, classes and tags, case 45.
Stage<| |>
