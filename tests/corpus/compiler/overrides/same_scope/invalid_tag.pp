# Fails: the tags of an override are looked at at once, and in its place.
notify { 'a': }

Notify['b'] {
  tag => ['x', 'y z'],
}
