# A sum on the left.
$x + 1 = 2
