# Fails: a number is no attribute, which is found when there is a resource.
notify { 'a': }
Notify <| 1 == 1 |>
notice('evaluated')
