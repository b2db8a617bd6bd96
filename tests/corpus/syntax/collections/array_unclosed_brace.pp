# The wrong bracket.
$x = [1, 2}
