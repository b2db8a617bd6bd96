# A bracket is missing.
$x = [1, 2
