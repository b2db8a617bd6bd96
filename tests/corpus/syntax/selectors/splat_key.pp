# Unfolded values.
$x = $a ? { *$b => 1 }
