# Spaces around the dot.
$a . b
$a .b
$a. b
