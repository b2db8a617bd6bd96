# and, or and parentheses.
File <| title == 'a' and mode == '0644' |>
File <| title == 'a' or (mode == '0644' and owner != 'b') |>
