# Pairs in an array become one hash.
$x = [a => 1, b => 2]
