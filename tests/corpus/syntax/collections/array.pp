# Arrays, with and without a last comma.
$x = []
$y = [1]
$z = [1, 'a', [2, [3]], {}]
$w = [1, 2,]
