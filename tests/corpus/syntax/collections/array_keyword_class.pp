# Others may not.
$x = [class]
