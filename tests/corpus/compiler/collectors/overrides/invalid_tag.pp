# Fails: the place is that of the collector.
notify { 'a': }

Notify <| |> {
  tag +> ['x', 'y z'],
}
