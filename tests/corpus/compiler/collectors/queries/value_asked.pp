# Fails: a value is no query, which is found when there is a resource.
notify { 'a': }
Notify <| title == 'a' and 2 |>
notice('evaluated')
