# Fails: a collector by a value that is an array.
@user { 'a': groups => ['x', 'y']; 'b': groups => ['x'] }
User <| groups == ['x'] |>
