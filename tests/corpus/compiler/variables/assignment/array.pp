# Several variables from an array.
[$a, $b] = [1, 2]
[$c, [$d, $e]] = [3, [4, 5]]
notify { "${a} ${b} ${c} ${d} ${e}": }
