# Not this one either.
$x = [a, if]
