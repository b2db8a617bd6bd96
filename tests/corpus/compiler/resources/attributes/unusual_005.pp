# Unusual expressions as values of attributes, case 5.
notice(File<| |>)
