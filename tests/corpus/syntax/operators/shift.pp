# Shifts bind weaker than sums.
$x = 1 << 2 + 3 >> 4
$y = [1] << 2 << 3
