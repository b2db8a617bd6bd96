# An array that contains a value.
@user { 'a': groups => ['x', 'y']; 'b': groups => 'x'; 'c': groups => ['z'] }
User <| groups == 'x' |>
