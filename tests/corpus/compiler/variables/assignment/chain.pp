# An assignment on the right side of another.
$a = $b = 3
notify { "${a} ${b}": }
