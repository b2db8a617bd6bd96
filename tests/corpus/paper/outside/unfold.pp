# Unfolding of arrays.
$list = [2, 3]
notify { 'unfolded': message => [1, *$list] }
