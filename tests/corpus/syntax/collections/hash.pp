# Hashes, with and without a last comma.
$x = {}
$y = {a => 1}
$z = {'a' => 1, b => {c => [2]}, 3 => 4, [5] => 6, undef => 7, default => 8}
$w = {a => 1, b => 2,}
