# A selector as what is matched.
$x = $a ? { $b ? { 1 => 2 } => 3 }
