# The unfold operator.
$x = [*$a, *[1, 2]]
f(*$a, *$b)
$y = *$a
