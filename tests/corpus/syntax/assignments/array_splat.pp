# No unfolding on the left.
[$a, *$b] = [1, 2]
