# Fails: unusual expressions as values of attributes, case 74.
notify { 'a': message => Notify[File<| |>] }
