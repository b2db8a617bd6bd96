# Classes are not collected.
Class <| title == 'a' |>
