# Fails: unusual expressions as values of attributes, case 89.
notify { 'a': notify => [Notify<| title == x |>] }
