# Pairs become one hash.
f(a => 1, b => 2)
