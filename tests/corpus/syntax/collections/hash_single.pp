# A single value is no pair.
$x = {a}
