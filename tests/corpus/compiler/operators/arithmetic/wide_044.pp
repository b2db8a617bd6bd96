# Integers with more than 64 bits, case 44.
# facts: {"big": 123456789012345678901234567890}
$x = $big ? { Integer => $big, default => 1 } notice($x)
