# No underscores in numbers.
$x = 1_000
