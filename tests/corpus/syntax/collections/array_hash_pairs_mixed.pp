# Pairs next to each other are merged, others are not.
$x = [1, a => 1, b => 2, 3, c => 4]
