# The same, closed further on.
$x = ""$y"
