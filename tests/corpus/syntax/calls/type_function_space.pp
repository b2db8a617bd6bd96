# With a space, too.
$x = type (1)
