# Parentheses alone.
@notify { ['a', 'b']: }
Notify <| (title == 'a') |>
