# Operators in values.
$x = $a ? { 1 => 2 + 3, 4 => $b and $c, 5 => $d == $e }
