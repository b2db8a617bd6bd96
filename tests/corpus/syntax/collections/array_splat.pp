# Unfolded elements.
$x = [*$a, 1, *$b]
