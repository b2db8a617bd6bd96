# Fails: odd names of types, classes and tags, case 48.
Integer<| |>
