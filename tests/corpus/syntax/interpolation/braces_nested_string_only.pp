# A nested string without interpolation as the only token.
$x = "pre ${"a"} post"
