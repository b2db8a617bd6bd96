# Fails: integers with more than 64 bits, case 101.
notify { 'a': } Notify<| message == Integer('9223372036854775808') |>
