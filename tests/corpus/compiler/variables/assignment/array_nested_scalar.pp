# A nested array from a value that is none.
[$a, [$b]] = [1, 2]
notify { "${a} ${b}": }
