# Nested strings that are not closed.
$x = "a ${"b ${c"
