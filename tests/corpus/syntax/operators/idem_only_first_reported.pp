# Only the first is reported in each block.
1
2
3
$x = 1
