# The wrong end.
File <| title == 'a' |>>
