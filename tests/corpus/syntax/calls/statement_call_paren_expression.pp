# A parenthesis that is only the start of the argument.
notice (1) + 2
