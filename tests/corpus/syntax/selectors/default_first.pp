# The default may come first.
$x = $a ? { default => 1, 2 => 3 }
