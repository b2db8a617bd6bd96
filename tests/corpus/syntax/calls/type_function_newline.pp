# Not on a new line.
$x = type
(1)
