# Each element is checked.
[$a::b, $1, $c] = [1, 2, 3]
