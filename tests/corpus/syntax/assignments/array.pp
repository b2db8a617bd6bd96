# An array of variables.
[$a, $b] = [1, 2]
