# Fails: an array with too few values.
[$a, $b] = [1]
