# Comparisons chain to the left.
$x = 1 < 2 < 3 >= 4
