# Fails: unusual expressions as values of attributes, case 6.
$x = [File<| |>] notice($x)
