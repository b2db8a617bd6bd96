# Collectors.
File <| |>
File<||>
File <| title == 'a' |>
File <| mode != '0644' |>
