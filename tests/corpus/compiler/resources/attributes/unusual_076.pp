# Fails: unusual expressions as values of attributes, case 76.
notify { [File<| |>]: }
