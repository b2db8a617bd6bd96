# Fails: an array with too many values.
[$a, $b] = [1, 2, 3]
