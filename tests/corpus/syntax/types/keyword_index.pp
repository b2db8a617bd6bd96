# No index either.
$x = type[1]
