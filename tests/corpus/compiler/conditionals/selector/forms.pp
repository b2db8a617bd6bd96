# Selectors with one and with several options.
$x = 'b'
notify { 'values': message => [$x ? { 'a' => 1, 'b' => 2 }, $x ? { default => 0 }, $x ? 'b' => 3] }
