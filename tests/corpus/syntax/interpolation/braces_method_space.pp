# Spaces around the dot.
$x = "${a . b} ${a.b . c}"
