# Unusual expressions as values of attributes, case 97.
notice(type(Notify<| title == x |>))
