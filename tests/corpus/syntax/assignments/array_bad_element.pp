# Only variables in it.
[$a, 1] = [1, 2]
