# Fails: odd names of types, classes and tags, case 46.
Node<| |>
