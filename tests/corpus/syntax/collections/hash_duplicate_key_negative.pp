# Negative numbers, concatenations without interpolation.
$x = {-1 => 1, -1 => 2, 0x10 => 3, 16 => 4, 020 => 5}
