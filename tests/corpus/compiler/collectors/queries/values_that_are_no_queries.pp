# A value that is no comparison matters only when a resource is asked; comparisons in parentheses
# are values that nothing equals, or undef.
notify { 'a': message => 'x' }
Notify <| title == 'b' and 2 |> { noop => true }
Notify <| title == 'a' or 2 |> { withpath => true }
Notify <| withpath == (1 == 2) |> { loglevel => 'debug' }
Notify <| withpath != (1 == 2) |> { tag => 'unequal' }
Notify <| schedule == (1 < 2) |> { audit => 'all' }
File <| 'no resource is asked' |>
