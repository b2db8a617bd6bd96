# Variables and expressions in strings.
$a = 'v' $h = { k => [1, 2] }
notify { "${a} $a ${h['k'][1]} ${h[k][0]} ${1 + 2} ${a}s $a-x": }
