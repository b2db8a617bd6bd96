# A bar is missing.
File <| title == 'a'
