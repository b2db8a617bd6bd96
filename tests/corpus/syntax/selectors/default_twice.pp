# One default only.
$x = $a ? { default => 1, 2 => 3, default => 4, default => 5 }
