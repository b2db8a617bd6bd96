# An assignment may be an element.
$x = [$a = 1, $b = 2]
