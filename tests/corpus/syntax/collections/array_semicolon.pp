# Not semicolons.
$x = [1; 2]
