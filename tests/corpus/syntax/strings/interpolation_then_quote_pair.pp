# After an interpolation, two quotes in a row.
$x = "${y}""
