# Pairs next to each other are merged.
f(1, a => 2, b => 3, 4, c => 5,)
