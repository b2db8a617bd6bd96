# A selector binds tighter than and, weaker than comparison.
$x = $a == 1 ? { true => 2, default => 3 } and $b
$y = 1 < $a ? { default => 2 } + 1
