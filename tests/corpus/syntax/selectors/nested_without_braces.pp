# Without braces, nested.
$x = $a ? 1 => $b ? 2 => 3
