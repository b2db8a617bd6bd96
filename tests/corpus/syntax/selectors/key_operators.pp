# Operators in what is matched.
$x = $a ? { 1 + 2 => 3, $b and $c => 4, $d or $e => 5 }
