# What stands on the left.
$x = 1 + 2 ? { 3 => 4 }
$y = $a and $b ? { true => false }
$z = !$a ? { true => 1 }
$w = $a < 1 ? { true => 1 }
