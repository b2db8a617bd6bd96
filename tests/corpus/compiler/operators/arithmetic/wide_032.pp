# Integers with more than 64 bits, case 32.
# facts: {"big": 123456789012345678901234567890}
$h = {$big => 1} notice($h, $h[$big], $big in $h, $big in [$big])
