# Fails: unusual expressions as values of attributes, case 75.
notify { File<| |>: }
