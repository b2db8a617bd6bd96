# An array that is not a value.
@user { 'a': groups => ['x', 'y']; 'b': groups => 'x'; 'c': groups => ['z'] }
User <| groups != 'x' |>
