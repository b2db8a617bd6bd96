# Match variables.
$x = [$0, $1, $10]
