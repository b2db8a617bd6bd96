# A minus on a new line goes on.
$x = 1
-2
