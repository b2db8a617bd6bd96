# Indexes.
$x = $a[1]
$y = $a[1][2]['c'][d]
$z = $a[1, 2]
$w = $a[-1]
