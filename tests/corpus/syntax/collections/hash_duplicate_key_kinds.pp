# Keys of all literal kinds.
$x = {1 => 1, 1 => 2, 1.0 => 3, true => 4, true => 5, undef => 6, undef => 7, default => 8, default => 9}
