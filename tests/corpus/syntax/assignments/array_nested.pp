# Nested arrays.
[$a, [$b, $c]] = [1, [2, 3]]
