# Fails: classes are not collected.
Class <| title == 'a' |>
