# An unfolded index.
$x = $a[*$b]
