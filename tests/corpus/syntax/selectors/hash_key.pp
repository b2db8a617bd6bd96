# A hash as an option's value to match.
$x = $a ? { {b => 1} => 2, default => 3 }
