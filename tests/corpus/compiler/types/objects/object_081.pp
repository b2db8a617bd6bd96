# Object types and sets of types, case 81.
$x = Object[{}] $y = Object[{}] notice($x == $y)
