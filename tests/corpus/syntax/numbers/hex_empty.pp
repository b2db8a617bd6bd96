# A hexadecimal integer needs digits.
$x = 0x
