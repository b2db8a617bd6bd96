# A key twice is warned of here too.
f(a => 1, b => 2, a => 3)
