# A value that nobody uses.
1 + 2
$x = 1
