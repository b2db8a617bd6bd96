# Odd names of types, classes and tags, case 39.
NOTIFY<| |>
