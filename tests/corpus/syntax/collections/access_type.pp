# Parameters of types.
$x = Array[Integer[0, 10], 1, default]
