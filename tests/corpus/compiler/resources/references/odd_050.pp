# Odd names of types, classes and tags, case 50.
Notify<| tag == 'a b' |>
