# A selector as a value.
$x = $a ? { 1 => $b ? { 2 => 3, default => 4 }, default => 5 }
