# Quotes in quotes.
$x = "'${y}'"
$z = "\"${y}\""
